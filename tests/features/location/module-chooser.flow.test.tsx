import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modulesInZones, moduleWithId } from '../../../domain/modules';
import { moduleMachine } from '../../../machines/location/module.machine';
import {
  ModuleProvider,
  useModuleFlow,
  useSelectedModule,
} from '../../../src/features/location/module.context';
import { ModuleChooser } from '../../../src/features/location/module-chooser';
import { NoModulesNotice } from '../../../src/features/location/no-modules-notice';
import { moduleModel } from '../../machines/location/module.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';

type At = Parameters<Parameters<typeof useModuleFlow>[0]>[0];

const chooser = () => screen.queryByRole('dialog', { name: 'Select a type of module for your orders' });
const servedNames = ({ context }: At) =>
  modulesInZones(context.modules, context.zoneIds).map(({ name }) => name);
const asks = (at: At) => {
  expect(chooser()).not.toBeNull();
  expect(screen.getByText('A module must be selected to continue.')).toBeDefined();
  for (const name of servedNames(at)) expect(screen.getByRole('button', { name })).toBeDefined();
};
const quiet = () => {
  expect(chooser()).toBeNull();
  expect(screen.queryByText('No module found')).toBeNull();
};
const cross = () => screen.queryByRole('button', { name: 'Close' });
const reason = () => screen.queryByText(/not served at the new place/);

function Page() {
  const isAsked = useModuleFlow((snapshot) => snapshot.hasTag('open'));
  return (
    <>
      <output>{useSelectedModule()?.name ?? 'none'}</output>
      <NoModulesNotice />
      {isAsked ? <ModuleChooser /> : null}
    </>
  );
}

const sees = {
  waiting: quiet,
  noModules: () => {
    expect(chooser()).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain(
      'Contact with the site owner to activate modules.',
    );
  },
  'choosing.first': (at: At) => {
    asks(at);
    expect([cross(), reason()]).toEqual([null, null]);
  },
  'choosing.notServed': (at: At) => {
    asks(at);
    expect(cross()).toBeNull();
    expect(reason()).not.toBeNull();
  },
  'choosing.switching': (at: At) => {
    asks(at);
    expect(cross()).not.toBeNull();
  },
  storing: quiet,
  single: quiet,
  selected: quiet,
};

it.each(moduleModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [MOD-03, MOD-04, MOD-13, MOD-14]',
  (_, path) =>
    walkPage({
      machine: moduleMachine,
      path: path as never,
      page: (actor) => (
        <ModuleProvider actor={actor as never}>
          <Page />
        </ModuleProvider>
      ),
      press: {
        'chooser.closed': () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })),
        'module.chosen': ({ moduleId }: { moduleId: number }, at) => {
          const name = moduleWithId((at as unknown as At).context.modules, moduleId)?.name ?? '';
          fireEvent.click(screen.getByRole('button', { name }));
        },
      },
      outside: ['zones.changed', 'module.changedElsewhere', 'chooser.opened'],
      // The rail and the switcher choose without the question.
      elsewhere: { 'module.chosen': (before: At) => !before.hasTag('open') },
      sees: Object.fromEntries(
        Object.entries(sees).map(([state, check]) => [
          state,
          (at) => {
            const { context } = at as unknown as At;
            check(at as never);
            const selected = moduleWithId(context.modules, context.selectedId);
            expect(document.querySelector('output')?.textContent).toBe(selected?.name ?? 'none');
          },
        ]),
      ),
    }),
);
