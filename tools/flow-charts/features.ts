import type { AnyStateMachine } from 'xstate';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.machine.ts', { eager: true });

/** The feature folder of each machine, by its id. Machines outside of a feature have none. */
const features = new Map(
  Object.entries(modules).flatMap(([file, exported]) =>
    Object.values(exported).flatMap((value) => {
      const [, feature = ''] = /machines\/(?:([\w-]+)\/)?[\w-]+\.machine\.ts$/.exec(file) ?? [];
      return isMachine(value) ? [[value.id, feature] as const] : [];
    }),
  ),
);

export const featureOf = ({ id }: AnyStateMachine): string => features.get(id) ?? '';

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'config' in value && 'id' in value;
}
