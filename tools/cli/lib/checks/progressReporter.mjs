// A reporter of vitest that sends each event immediately, as one message, to the process that started vitest. `vitest.mjs` receives
// the messages.
import { relative } from 'node:path';
import { inProject, root } from '../project.mjs';

/** True for lines of a stack trace that name a file of the project. */
const isOurs = (line) => line.includes(root) && !line.includes(inProject('node_modules'));

export default class ProgressReporter {
  #logs = new Map();

  onTestRunStart(specifications) {
    report({ event: 'run', files: specifications.length });
  }

  onTestModuleQueued(module) {
    report({ event: 'file', file: fileOf(module) });
  }

  onTestModuleCollected(module) {
    report({ event: 'collected', file: fileOf(module), tests: [...module.children.allTests()].map(nameOf) });
  }

  onTestModuleEnd(module) {
    report({ event: 'fileEnd', file: fileOf(module), milliseconds: module.diagnostic().duration });
    const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
    if (errors.length > 0) report({ event: 'broken', file: fileOf(module), text: textOf(errors) });
  }

  onTestCaseReady(test) {
    report({ event: 'test', file: fileOf(test.module), name: nameOf(test) });
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const logged = this.#logs.get(test.id) ?? '';
    const text = state === 'failed' ? `${textOf(errors)}\n${logged}`.trimEnd() : '';
    const milliseconds = test.diagnostic()?.duration;
    report({ event: 'result', file: fileOf(test.module), name: nameOf(test), state, milliseconds, text });
  }

  // The output of a test is stored until the test ends, because it is only shown when the test fails.
  onUserConsoleLog({ taskId, content }) {
    this.#logs.set(taskId, `${this.#logs.get(taskId) ?? ''}${content}`);
  }

  onHookStart() {
    report({ event: 'hook' });
  }

  onTestRunEnd(modules, errors) {
    if (errors.length > 0) report({ event: 'broken', file: 'outside of the tests', text: textOf(errors) });
  }
}

const fileOf = ({ moduleId }) => relative(root, moduleId);
const nameOf = ({ fullName }) => fullName;

function textOf(errors) {
  return errors
    .map(({ name, message, diff, stack = '', stacks = [] }) => {
      const frames =
        stacks.length > 0 ? stacks.map(({ file, line }) => `${file}:${line}`) : stack.split('\n');
      const location = frames.filter(isOurs).slice(0, 4).join('\n    ').trim();
      return [`${name ?? 'Error'}: ${message}`, diff, location && `at ${location.replace(/^at /, '')}`]
        .filter(Boolean)
        .join('\n');
    })
    .join('\n');
}

function report(message) {
  process.send?.(message);
}
