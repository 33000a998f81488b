import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Module } from '../../../domain/catalogue';
import type { Applicant, Step } from '../../../domain/registration';
import { stepsOf } from '../../../domain/registration';
import type { ZoneInfo } from '../../api/location-api';
import type { DeliveryVehicle } from '../../api/registration-api';
import { useFormats } from '../../i18n/formats.context';
import { FormFailure } from '../../platform/fields/form-failure';
import { usePage } from '../../platform/flow';
import { useApi, useConfig } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { OverlayKit } from '../../ui/overlay-kit';
import { StepFrame } from '../session/steps/step-frame';
import { ContactStep } from './contact-step';
import { DetailsStep } from './details-step';
import { DocumentsStep } from './documents-step';
import { PlaceStep } from './place-step';
import { PlanStep } from './plan-step';
import { Reasons } from './reasons';
import { provideRegistration, storedRegistration } from './registration.actors';
import { RegistrationActor, useRegistration } from './registration.context';
import classes from './registration.module.css';
import { WorkStep } from './work-step';

export type RegistrationChoices = {
  modules: readonly Module[];
  zones: readonly ZoneInfo[];
  vehicles: readonly DeliveryVehicle[];
};

type Props = { kind: Applicant; isStartLink: boolean; visit: string; choices: RegistrationChoices };

export function RegistrationPage({ kind, isStartLink, visit, choices }: Props) {
  const { registrations } = useConfig();
  const title =
    kind === 'store' ? <Trans>Become a Vendor owner</Trans> : <Trans>Become a delivery man</Trans>;
  const hasChoice = kind === 'store' ? choices.modules.length > 0 : choices.zones.length > 0;
  return (
    <div className={`page ${classes.page}`}>
      <h1 tabIndex={-1}>{title}</h1>
      {registrations[kind] && hasChoice ? (
        <Registration key={visit} kind={kind} isStartLink={isStartLink} visit={visit} choices={choices} />
      ) : (
        <Closed />
      )}
    </div>
  );
}

function Registration({ kind, isStartLink, visit, choices }: Props) {
  const { registration } = useApi();
  const { i18n } = useLingui();
  const flow = usePage(
    useMemo(
      () => provideRegistration({ api: registration, kind, language: () => i18n.locale }),
      [registration, kind, i18n],
    ),
    { input: { kind, draft: storedRegistration(kind), visit, isStartLink } },
  );
  return (
    <OverlayKit>
      <RegistrationActor actor={flow}>
        <Intro />
        <Progress />
        <Body choices={choices} />
      </RegistrationActor>
    </OverlayKit>
  );
}

function Body({ choices }: { choices: RegistrationChoices }) {
  const isPending = useRegistration((snapshot) => snapshot.matches('pending'));
  const isKnown = useRegistration((snapshot) => snapshot.matches('known'));
  const isClosed = useRegistration((snapshot) => snapshot.matches('closed'));
  const step = useRegistration(({ context }) => context.step);
  const failure = useRegistration(({ context }) => context.failure);
  if (isPending) return <Pending />;
  if (isKnown)
    return <Outcome title={<Trans>You’ve already registered</Trans>}>{failure?.messages.join(' ')}</Outcome>;
  if (isClosed) return <Closed />;
  return (
    <section className={classes.card} aria-labelledby="registration-step">
      {/* The key remounts the frame, which focuses the new step, so that screen readers announce it. */}
      <StepFrame key={step}>
        <h2 id="registration-step" tabIndex={-1} data-autofocus>
          {titles[step]}
        </h2>
      </StepFrame>
      <FormFailure failure={failure} />
      {step === 'plan' ? <PlanStep /> : null}
      {step === 'place' ? <PlaceStep modules={choices.modules} /> : null}
      {step === 'details' ? <DetailsStep /> : null}
      {step === 'work' ? <WorkStep zones={choices.zones} vehicles={choices.vehicles} /> : null}
      {step === 'documents' ? <DocumentsStep /> : null}
      {step === 'contact' ? <ContactStep /> : null}
    </section>
  );
}

const titles: Record<Step, ReactNode> = {
  plan: <Trans>Choose your business plan</Trans>,
  place: <Trans>Where is your store?</Trans>,
  details: <Trans>About your store</Trans>,
  work: <Trans>Where and how do you deliver?</Trans>,
  documents: <Trans>Documents</Trans>,
  contact: <Trans>Your details</Trans>,
};

function Intro() {
  const kind = useRegistration(({ context }) => context.kind);
  const isFirst = useRegistration(({ context }) => context.step === stepsOf(context.kind)[0]);
  const isFilling = useRegistration((snapshot) => snapshot.matches('filling'));
  return isFirst && isFilling ? <Reasons kind={kind} /> : null;
}

function Progress() {
  const kind = useRegistration(({ context }) => context.kind);
  const step = useRegistration(({ context }) => context.step);
  const isFilling = useRegistration((snapshot) => snapshot.matches('filling') || snapshot.matches('sending'));
  const steps = stepsOf(kind);
  const formats = useFormats();
  const at = steps.indexOf(step) + 1;
  const number = formats.number(at);
  const count = formats.number(steps.length);
  return isFilling ? (
    <div className={classes.progress}>
      <p>
        <Trans>
          Step {number} of {count}
        </Trans>
      </p>
      <progress aria-labelledby="registration-step" max={steps.length} value={at} />
    </div>
  ) : null;
}

const Pending = () => (
  <Outcome title={<Trans>Registration submitted</Trans>}>
    <Trans>
      We’re reviewing your documents and will reply by email. Until then, your registration is pending.
    </Trans>
  </Outcome>
);

/** Says that registration is closed, and shows the shop's contact. */
function Closed() {
  const { contact } = useConfig();
  return (
    <Outcome title={<Trans>Registration is currently closed</Trans>}>
      {contact.email ? (
        <a href={`mailto:${contact.email}`}>
          <Trans>Contact us</Trans>
        </a>
      ) : null}
    </Outcome>
  );
}

const Outcome = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={classes.card} role="status">
    <EmptyState
      title={title}
      action={
        <Button renderRoot={(props) => <Link to="/home" {...props} />}>
          <Trans>Go to home page</Trans>
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
);
