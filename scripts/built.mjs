// Runs a command of the built server by its name: `npm run admin -- COMMAND`, `npm run backup -- FILE`, `npm run restore -- FILE`,
// `npm run note-restore` or `npm run move -- TO`.
import { existsSync } from 'node:fs';

const [name] = process.argv.splice(2, 1);
const script = new URL(`../apps/server/dist/${name}.js`, import.meta.url);

if (!existsSync(script)) {
  console.error('The server has not been built yet. Run: npm run build');
  process.exit(1);
}
await import(script);
