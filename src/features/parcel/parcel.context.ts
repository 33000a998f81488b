import type { ActorRefFrom } from 'xstate';
import type { ParcelDraft } from '../../../domain/parcel-sending';
import type { parcelMachine } from '../../../machines/parcel/parcel.machine';
import { bindFlow } from '../../platform/flow';

export const [ParcelActor, useParcelRef, useParcel] = bindFlow<ActorRefFrom<typeof parcelMachine>>('parcel');

export const useParcelDraft = (): ParcelDraft => useParcel(({ context }) => context.progress.draft);

export function useParcelDraftChange(): (draft: Partial<ParcelDraft>) => void {
  const flow = useParcelRef();
  return (draft) => flow.send({ type: 'draft.changed', draft });
}
