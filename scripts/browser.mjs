import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const INSTALLERS = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', 'chromium']],
];

/** The path of a Chromium on this machine, or null. */
export function installedBrowser() {
  return [chromium.executablePath(), ...INSTALLED].find((path) => existsSync(path)) ?? null;
}

/** Finds a Chromium, or installs one: Playwright's own, else the system's package. Null if neither can be had. */
function findOrInstallBrowser() {
  for (const [command, args] of INSTALLERS) {
    const found = installedBrowser();
    if (found) return found;
    try {
      execFileSync(command, args, { stdio: 'inherit' });
    } catch {
      // The next installer may do; if none does, the sentence below says what to do by hand.
    }
  }
  return installedBrowser();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findOrInstallBrowser();
  if (found) console.log(`Browser for the end-to-end tests: ${found}`);
  else {
    console.error('No Chromium was found, and none could be installed. Install Chromium or Chrome, then try again.');
    process.exitCode = 1;
  }
}
