/** The colours of every game's room, written when the app is built. */
declare module 'virtual:rooms.css';
