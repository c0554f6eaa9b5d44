import { type Answer, type RequestName, refusal } from '@chinwag/protocol';
import type { House } from '../../app-context.ts';
import type { Connection } from '../connections/connection.ts';
import { answerRequest, type Desk } from './requests.ts';

/** Answers what is asked of a table, whatever becomes of it. */
export class Answering {
  readonly #desk: Desk;
  readonly #house: Pick<House, 'log' | 'metrics'>;
  #stopped = false;

  constructor(desk: Desk, house: Pick<House, 'log' | 'metrics'>) {
    this.#desk = desk;
    this.#house = house;
  }

  /** Answers a request that came on a line, whose payload may be anything; never rejects. */
  async answer(name: RequestName, payload: unknown, line: Connection): Promise<Answer> {
    const arrived = performance.now();
    const answer = await this.#answer(name, payload, line);
    const { metrics } = this.#house;
    if (!answer.ok) metrics.refusals.inc({ code: answer.code });
    else if (name === 'move') metrics.moveSeconds.observe((performance.now() - arrived) / 1000);
    return answer;
  }

  /** Refuses whatever is asked from now on. */
  stop(): void {
    this.#stopped = true;
  }

  async #answer(name: RequestName, payload: unknown, line: Connection): Promise<Answer> {
    if (this.#stopped) return refusal('server-stopping');
    if (line.userData?.dismissed) return refusal(line.userData.dismissed);
    if (line.userData?.rate.isTooMany === true) return refusal('too-many-messages');
    try {
      return await answerRequest(name, payload, line, this.#desk);
    } catch (error) {
      this.#house.log.error({ table: this.#desk.table.record.code, request: name, err: error }, 'a request failed');
      return refusal('server-error');
    }
  }
}
