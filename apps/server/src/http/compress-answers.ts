import type { RequestHandler } from 'express';
import { Compressor } from './compressor.ts';
import { encodingFor } from './encodings.ts';

/** Returns a handler that compresses text responses if the client accepts gzip and the `Compressor` has capacity. */
export function compressAnswers(): RequestHandler {
  const compressor = new Compressor();
  return (request, response, next) => {
    const send = response.send.bind(response);
    response.send = (body?: unknown) => {
      if (typeof body !== 'string' || !response.hasHeader('Content-Type')) return send(body);
      const compressing = encodingFor(request, response, ['gzip']) === null ? null : compressor.compress(body);
      if (compressing === null) {
        response.removeHeader('Content-Encoding');
        return send(body);
      }
      void compressing.then(send, next);
      return response;
    };
    next();
  };
}
