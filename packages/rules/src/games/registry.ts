/* The registry: every game, one line each, by its stable id. */
export { chanoyu } from './chanoyu/index.ts';
export { chapanka } from './chapanka/index.ts';
export { chinaso } from './chinaso/index.ts';
export { chinchon } from './chinchon/index.ts';
export { chinkway } from './chinkway/index.ts';
export { slobberhannes } from './slobberhannes/index.ts';
