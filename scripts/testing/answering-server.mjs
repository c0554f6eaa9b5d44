// A stub of the built server. Writes its URL and its process id to `server-PORT.json`. The variable BROKEN names a port at which
// the stub exits as soon as its neighbour is up. With SILENT, the stub answers nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const port = Number(process.env.PORT);
if (process.env.BROKEN === String(port)) setInterval(() => existsSync(`server-${port - 1}.json`) && process.exit(1), 20);
else listen();

function listen() {
  const server = createServer((_, response) => {
    if (process.env.SILENT === undefined) response.end();
  });
  server.listen(port, () => {
    writeFileSync(`server-${port}.json`, JSON.stringify({ pid: process.pid, port }));
    console.log(`http://localhost:${port}`);
  });
}
