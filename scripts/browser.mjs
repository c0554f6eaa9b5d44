import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Debian's headless Chromium, in which games take half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CHROMIUMS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const WEBKIT_DRIVERS = ['/usr/bin/WebKitWebDriver'];
const WEBKITS = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
const DISPLAYS = ['/usr/bin/Xvfb'];

const APT_PACKAGES = {
  shell: ['chromium-headless-shell'],
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Returns the path of an installed Chromium, or null if there is none. The variable CHROMIUM comes first, if set. */
export function installedBrowser() {
  const { CHROMIUM } = process.env;
  return firstOf(CHROMIUM ? [CHROMIUM] : [chromium.executablePath(), ...CHROMIUMS]);
}

/** Returns the path of an installed Firefox, or null if there is none. */
export function installedFirefox() {
  return firstOf(FIREFOXES);
}

/** Returns WebKit's driver, browser and virtual display, or null if one of them is missing on this machine. */
export function installedWebKit() {
  const [driver, browser, display] = [WEBKIT_DRIVERS, WEBKITS, DISPLAYS].map(firstOf);
  return driver && browser && display ? { driver, browser, display } : null;
}

function firstOf(paths) {
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Runs a program and ignores its failure. Later checks show whether the program helped. */
function attempt(program, args) {
  try {
    execFileSync(program, args, { stdio: 'inherit' });
  } catch {
    console.log(`"${program} ${args.join(' ')}" did not help.`);
  }
}

/** Finds the browser engines. Installs missing engines if that is allowed: Playwright's own Chromium, or the system's packages. */
function findOrInstall() {
  if (!installedBrowser()) attempt('npx', ['playwright', 'install', 'chromium']);
  const missing = [
    ...(firstOf([chromium.executablePath(), HEADLESS_SHELL]) ? [] : APT_PACKAGES.shell),
    ...(installedBrowser() ? [] : APT_PACKAGES.chromium),
    ...(installedFirefox() ? [] : APT_PACKAGES.firefox),
    ...(installedWebKit() ? [] : APT_PACKAGES.webkit),
  ];
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  attempt('apt-get', ['update']);
  for (const name of missing) attempt('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  findOrInstall();
  const found = installedBrowser();
  console.log(installedFirefox() ?? 'No Firefox is here (Debian: firefox-esr): its games are skipped.');
  console.log(installedWebKit()?.browser ?? 'No WebKit is here (Debian: webkit2gtk-driver, xvfb): its games are skipped.');
  if (found) console.log(`Browser for the end-to-end tests: ${found}`);
  else {
    console.error('No Chromium was found, and none could be installed. Install Chromium or Chrome, then try again.');
    process.exitCode = 1;
  }
}
