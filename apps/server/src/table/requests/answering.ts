import { type Answer, type RequestName, refusal } from '@chinwag/protocol';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Connection } from '../connections/connection.ts';
import { answerRequest, type RequestContext } from './requests.ts';

/** The log and the metrics of requests. */
interface AnsweringServices {
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Answers requests at a table. An unexpected failure becomes a refusal. */
export class Answering {
  readonly #context: RequestContext;
  readonly #services: AnsweringServices;
  #stopped = false;

  constructor(context: RequestContext, services: AnsweringServices) {
    this.#context = context;
    this.#services = services;
  }

  /** Resolves with the answer to a request with an unvalidated payload from a connection. Never rejects. */
  async answer(name: RequestName, payload: unknown, connection: Connection): Promise<Answer> {
    const arrived = performance.now();
    const answer = await this.#answer(name, payload, connection);
    const { metrics } = this.#services;
    if (!answer.ok) metrics.refusals.inc({ code: answer.code });
    if (name !== 'move') return answer;
    metrics.moveSeconds.observe({ outcome: answer.ok ? 'made' : 'refused' }, (performance.now() - arrived) / 1000);
    return answer;
  }

  /** Refuses all requests from now on. */
  stop(): void {
    this.#stopped = true;
  }

  async #answer(name: RequestName, payload: unknown, connection: Connection): Promise<Answer> {
    if (this.#stopped) return refusal('server-stopping');
    if (connection.userData?.dismissed) return refusal(connection.userData.dismissed);
    if (connection.userData?.rate.isTooMany === true) return refusal('too-many-messages');
    try {
      return await answerRequest(name, payload, connection, this.#context);
    } catch (error) {
      this.#services.log.error({ table: this.#context.table.record.code, request: name, err: error }, 'a request failed');
      return refusal('server-error');
    }
  }
}
