// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Subject from './loadModule';

const missing = new Set<string>();
const requests = vi.fn<(path: string) => Promise<Response>>(async (path) => {
  if (missing.has(path)) throw new TypeError('Failed to fetch');
  return new Response('export {}');
});
const load = vi.fn<() => Promise<string>>(async () => 'the module');
const requestedPaths = () => requests.mock.calls.map(([path]) => path);
const pathsLinked = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

let loadModule: typeof Subject.loadModule;
beforeEach(async () => {
  missing.clear();
  document.head.innerHTML = '';
  vi.stubGlobal('fetch', requests);
  vi.resetModules();
  ({ loadModule } = await import('./loadModule'));
});
afterEach(() => {
  requests.mockClear();
  load.mockClear();
  vi.unstubAllGlobals();
});

it('imports when the last of the files is there, and not before', async () => {
  let arrive = (_: Response) => {};
  requests.mockImplementationOnce(() => new Promise((arrived) => (arrive = arrived)));
  const coming = loadModule(load, ['assets/page.js', 'assets/table.js']);
  await vi.waitFor(() => expect(requestedPaths()).toEqual(['/assets/page.js', '/assets/table.js']));
  expect(load).not.toHaveBeenCalled();
  arrive(new Response('export {}'));
  expect(await coming).toBe('the module');
});

it('hands the browser no module that it would remember as missing, and requests only the missing one again', async () => {
  missing.add('/assets/table.js');
  const files = ['assets/page.js', 'assets/table.js'];
  await expect(loadModule(load, files)).rejects.toThrow('Failed to fetch');
  await expect(loadModule(load, files)).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  expect(pathsLinked()).toEqual([]);
  missing.clear();
  requests.mockClear();
  expect(await loadModule(load, files)).toBe('the module');
  expect(requestedPaths()).toEqual(['/assets/table.js']);
  expect(pathsLinked()).toEqual(['/assets/page.js', '/assets/table.js']);
});

it.each([404, 502])('takes an answer of %i for missing', async (status) => {
  requests.mockResolvedValueOnce(new Response('', { status }));
  await expect(loadModule(load, ['assets/page.js'])).rejects.toThrow(`${status}`);
  expect(load).not.toHaveBeenCalled();
  expect(await loadModule(load, ['assets/page.js'])).toBe('the module');
});

it('takes a file that breaks off for missing', async () => {
  const broken = new Response('exp');
  vi.spyOn(broken, 'arrayBuffer').mockRejectedValue(new TypeError('network error'));
  requests.mockResolvedValueOnce(broken);
  await expect(loadModule(load, ['assets/page.js'])).rejects.toThrow('network error');
  expect(load).not.toHaveBeenCalled();
});

it('requests a module once that two modules need, and never one that the page itself names', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/libraries.js">';
  await Promise.all([
    loadModule(load, ['assets/first.js', 'assets/table.js', 'assets/libraries.js']),
    loadModule(load, ['assets/second.js', 'assets/table.js', 'assets/libraries.js']),
  ]);
  expect(requestedPaths()).toEqual(['/assets/first.js', '/assets/table.js', '/assets/second.js']);
});

it('waits for a style, and requests one again that did not arrive', async () => {
  const style = () => document.querySelector('link[href="/assets/page.css"]');
  const missed = loadModule(load, ['assets/page.css']);
  style()!.dispatchEvent(new Event('error'));
  await expect(missed).rejects.toThrow('/assets/page.css');
  expect(style()).toBeNull();

  const coming = loadModule(load, ['assets/page.css']);
  expect(load).not.toHaveBeenCalled();
  style()!.dispatchEvent(new Event('load'));
  expect(await coming).toBe('the module');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
