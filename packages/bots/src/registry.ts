/* The registry: a bot for every game there is, one line each, under the game's name. */
export { chanoyuBot as chanoyu } from './chanoyu/index.ts';
export { chapankaBot as chapanka } from './chapanka/index.ts';
export { chinasoBot as chinaso } from './chinaso/index.ts';
export { chinchonBot as chinchon } from './chinchon/index.ts';
export { chinkwayBot as chinkway } from './chinkway/index.ts';
export { slobberhannesBot as slobberhannes } from './slobberhannes/index.ts';
