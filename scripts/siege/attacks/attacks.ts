import type { Attack } from '../attack.ts';
import {
  comeAndGoAttack, framesAttack, guessedPlacesAttack, longFramesAttack, pingsAttack,
} from './connections.ts';
import { largestFileAttack, rangesAttack } from './files.ts';
import {
  endlessBodiesAttack, forgettingAttack, gamesAttack, guestsAndTablesAttack, linksAttack, longPathsAttack, pagesAttack,
  passesAttack, unfinishedAttack,
} from './requests.ts';
import {
  botsAttack, chattingAttack, deafSpectatorsAttack, lookingBackAttack, manyGuestsAttack, vastMessagesAttack,
} from './tables.ts';

/** An attack, and its description as the continuation of "friends play on beside". */
interface NamedAttack {
  readonly title: string;
  readonly attack: Attack;
}

/** Every attack on the built app. The two longest come first. */
export const ATTACKS = {
  'file-read': { title: 'one address that reads the largest file on 200 connections', attack: largestFileAttack('read') },
  'file-unread': {
    title: 'one address that asks for the largest file on 200 connections, and reads none of it',
    attack: largestFileAttack('unread'),
  },
  'looking-back': { title: 'spectators who look back, and ask for the game again, without end', attack: lookingBackAttack },
  bots: { title: 'sixty tables of one address at which only bots play', attack: botsAttack },
  ranges: { title: 'ranges of a file, hundreds at once, and past its end', attack: rangesAttack },
  pages: { title: 'pages that are asked for without waiting', attack: pagesAttack },
  'long-paths': { title: 'paths of many kilobytes', attack: longPathsAttack },
  links: { title: 'links to tables that are guessed', attack: linksAttack },
  passes: { title: 'codes of devices that are guessed', attack: passesAttack },
  'guests-and-tables': { title: 'guests and tables without end', attack: guestsAndTablesAttack },
  forgetting: { title: 'a guest who asks to be forgotten without end', attack: forgettingAttack },
  games: { title: 'games and histories that are asked for without end', attack: gamesAttack },
  unfinished: { title: 'requests that are started and never ended', attack: unfinishedAttack },
  'endless-bodies': { title: 'bodies without end', attack: endlessBodiesAttack },
  frames: { title: 'frames that cannot be read', attack: framesAttack },
  pings: { title: 'pings and pongs without end', attack: pingsAttack },
  'long-frames': { title: 'frames that are too long', attack: longFramesAttack },
  'come-and-go': { title: 'one who comes and goes without end', attack: comeAndGoAttack },
  'guessed-places': { title: 'places at their table that are guessed, from a page of another origin', attack: guessedPlacesAttack },
  'many-guests': { title: 'many guests of one address, each of whom asks a little', attack: manyGuestsAttack },
  chatting: { title: 'spectators who chat without end', attack: chattingAttack },
  'vast-messages': { title: 'decompression bombs', attack: vastMessagesAttack },
  'deaf-spectators': { title: 'spectators who take nothing of what they are sent', attack: deafSpectatorsAttack },
} as const satisfies Readonly<Record<string, NamedAttack>>;

/** The name of an attack. */
export type AttackName = keyof typeof ATTACKS;

/** The names of all attacks, in the order of the list. */
export const ATTACK_NAMES = Object.keys(ATTACKS) as AttackName[];
