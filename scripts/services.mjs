// `npm run services -- COMMAND …` runs a command with a PostgreSQL of its own, which flushes to the disk with `--durable`
// before it; `-- install` installs what is missing.
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
