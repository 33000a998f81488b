import { runInNewContext } from 'node:vm';
import * as xstate from 'xstate';

/** Opens an exported source as online editors do: with XState only. Its last machine is the flow. */
export function openLikeAnEditor(source: string): xstate.AnyStateMachine {
  const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  if (imported.join() !== 'xstate') throw new Error(`The source imports ${imported.join()}`);
  const code = source.replace(/^import .*$/m, '').replaceAll(/^export const (\w+) = /gm, 'opened = $1 = ');
  const sandbox: typeof xstate & { opened?: xstate.AnyStateMachine; setTimeout: typeof setTimeout } = {
    ...xstate,
    setTimeout,
  };
  runInNewContext(code, sandbox);
  if (!sandbox.opened) throw new Error('The source makes no machine');
  return sandbox.opened;
}
