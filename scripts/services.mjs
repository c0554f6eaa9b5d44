// `npm run services -- COMMAND …`: runs a command with its own PostgreSQL, which flushes to the disk if `--durable` precedes the
// command. `npm run services -- install` installs missing programs.
import { run } from './child-processes.mjs';
import { installMissing, sentencesAboutMissing } from './services/programs.mjs';
import { startServices } from './services/start.mjs';

const durable = process.argv[2] === '--durable';
const [program, ...args] = process.argv.slice(durable ? 3 : 2);

if (program === undefined || program === 'install') {
  installMissing();
  for (const sentence of sentencesAboutMissing()) console.log(sentence);
} else {
  const services = await startServices(durable ? 'always' : 'never');
  try {
    process.exitCode = await run(program, args);
  } finally {
    await services.stop();
  }
}
