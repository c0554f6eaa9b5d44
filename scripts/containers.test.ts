import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { SETTINGS } from '../apps/server/src/settings/settings.ts';

const FOLDER = 'docs/operating';
const CONTAINERFILE = readFileSync(join(FOLDER, 'Containerfile'), 'utf8');
const COMPOSE = ['compose.yaml', 'compose-cluster.yaml'];
const UNITS = ['chinwag.service', 'chinwag@.service'];

const serviceSchema = z.object({
  build: z.optional(z.object({ context: z.string(), dockerfile: z.string() })),
  environment: z._default(z.record(z.string(), z.string()), {}),
  volumes: z._default(z.array(z.string()), []),
  depends_on: z._default(z.record(z.string(), z.object({ condition: z.string() })), {}),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.nullable(z.object({}))),
});

const composed = (name: string) => composeSchema.parse(parse(readFileSync(join(FOLDER, name), 'utf8'), { merge: true }));

/** Returns the names set in a text that are not settings of the server. */
const notSettings = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !Object.hasOwn(SETTINGS, name) && name !== 'NODE_ENV');

describe.each(COMPOSE)('%s', (name) => {
  const { services, volumes } = composed(name);
  const own = Object.values(services).filter(({ build }) => build !== undefined);

  it('builds existing files and sets only variables the server reads', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { build, environment } of own) {
      expect(existsSync(join(FOLDER, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
      expect(notSettings(Object.keys(environment))).toEqual([]);
    }
  });

  it('mounts only existing files or its own volumes', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));
    const isThere = (source: string) => (source.startsWith('.') ? existsSync(join(FOLDER, source)) : source in volumes);
    expect(mounted.filter((source) => !isThere(source))).toEqual([]);
  });

  it('waits only for services with a health check', () => {
    const needed = Object.values(services).flatMap(({ depends_on: needs }) => Object.keys(needs));
    expect(needed.filter((service) => services[service]?.healthcheck === undefined)).toEqual([]);
  });
});

it('the cluster’s proxy spreads requests over all servers and hides the metrics', () => {
  const [, servers = ''] = /reverse_proxy (.*) \{/.exec(readFileSync(join(FOLDER, 'Caddyfile-cluster'), 'utf8')) ?? [];
  const names = Object.entries(composed('compose-cluster.yaml').services).filter(([, { build }]) => build).map(([name]) => name);
  expect(servers.split(' ')).toEqual(names.map((name) => `${name}:2567`));
  expect(readFileSync(join(FOLDER, 'Caddyfile-cluster'), 'utf8')).toContain('respond /metrics 404');
});

it('the image copies only existing files and sets only variables the server reads', () => {
  const copied = [...CONTAINERFILE.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const [, set = ''] = /^ENV (.*)$/m.exec(CONTAINERFILE) ?? [];
  expect(notSettings(set.split(' ').map((one) => one.split('=')[0] ?? ''))).toEqual([]);
});

it('the image is built for amd64 and arm64 on one machine with the same Node image', () => {
  const bases = [...CONTAINERFILE.matchAll(/^FROM (?:--platform=\$BUILDPLATFORM )?(\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases).size).toBe(1);
  expect(CONTAINERFILE).toMatch(/^FROM --platform=\$BUILDPLATFORM \S+ AS build$/m);
  expect(CONTAINERFILE).toMatch(/^FROM \S+ AS installed$/m);
});

it.each(UNITS)('%s starts the server like npm start and sets only variables it reads', (name) => {
  const unit = readFileSync(join(FOLDER, name), 'utf8');
  const set = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, variable = '']) => variable);
  expect(notSettings(set)).toEqual([]);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: { readonly start: string } };
  const started = scripts.start.replace('scripts/start.mjs', 'apps/server/dist/main.js').replace(/^node/, '/usr/bin/node');
  expect(unit).toContain(`ExecStart=${started}\n`);
});

it('the cluster’s unit has every restriction of the single server’s unit', () => {
  const confines = /^(?:Protect|Private|Restrict|SystemCall|Capability|Ambient|NoNew|UMask|Lock|Remove)/;
  const confined = (name: string): readonly string[] =>
    readFileSync(join(FOLDER, name), 'utf8').split('\n').filter((line) => confines.test(line));
  expect(confined('chinwag@.service')).toEqual(confined('chinwag.service'));
});
