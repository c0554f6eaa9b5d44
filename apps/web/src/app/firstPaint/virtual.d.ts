/** The colours of every game's room, generated when the app is built. */
declare module 'virtual:rooms.css';
