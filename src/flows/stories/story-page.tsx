import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { Choice } from '../choice';
import type { FlowChart } from '../flow-data.types';
import empty from '../flow-gallery.module.css';
import { useFlowLanguage } from '../language';
import { FilmStrip } from './film-strip';
import { loadStory } from './loaded-stories';
import { frameNamed, leadingFlow, messagesTo, movedFlows, stripOf } from './story';
import type { Variant } from './story.types';
import type { StoryAddress } from './story-address';
import { StoryChart } from './story-chart';
import { StoryMessages } from './story-messages';
import classes from './story-page.module.css';

type Props = {
  id: string;
  charts: readonly FlowChart[];
  address: StoryAddress;
  onAddress: (change: StoryAddress) => void;
};

/** Shows a story as a film strip of real screens, with the chart of the flow that moves. */
export function StoryPage({ id, charts, address, onAddress }: Props) {
  const { t } = useLingui();
  const language = useFlowLanguage();
  const { device = 'phone', shown = language } = address;
  const story = use(loadStory(id, { device, language: shown }));
  const frame = story && frameNamed(story, address.frame);
  if (!story || !frame)
    return (
      <p className={empty.empty} role="alert">
        <Trans>Story not found.</Trans>
      </p>
    );
  const strip = stripOf(story, frame);
  const at = strip.indexOf(frame);
  const [before, next] = [strip[at - 1], strip[at + 1]];
  const moved = movedFlows(frame, charts);
  const flow = address.flow ?? leadingFlow(strip, frame, charts);
  const chart = charts.find((one) => one.id === flow);
  const onFrame = (to: string) => onAddress({ frame: to, flow: undefined });
  const devices: [Variant['device'], string][] = [
    ['phone', t`Phone`],
    ['desktop', t`Desktop`],
  ];
  const languages: [Variant['language'], string][] = [
    ['en', t`English`],
    ['ar', t`Arabic`],
  ];
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <h2>{story.title[language]}</h2>
          <p className={classes.about}>{story.about[language]}</p>
        </div>
        <div className={classes.choices}>
          <Choice
            label={t`Device`}
            options={devices}
            chosen={device}
            onChoose={(chosen) => onAddress({ device: chosen })}
          />
          <Choice
            label={t`Screenshot language`}
            options={languages}
            chosen={shown}
            onChoose={(chosen) => onAddress({ shown: chosen })}
          />
        </div>
      </div>
      <FilmStrip
        strip={strip}
        current={frame}
        device={device}
        shown={shown}
        charts={charts}
        flow={chart?.id ?? null}
        onFrame={onFrame}
        onFlow={(frameId, flowId) => onAddress({ frame: frameId, flow: flowId })}
      />
      <div className={classes.steps}>
        <button type="button" disabled={!before} onClick={() => before && onFrame(before.id)}>
          <Trans>Back</Trans>
        </button>
        <p role="status">{t`Screen ${at + 1} of ${strip.length}: ${frame.title[language]}`}</p>
        <button type="button" disabled={!next} onClick={() => next && onFrame(next.id)}>
          <Trans>Next</Trans>
        </button>
      </div>
      {chart ? (
        <section className={classes.chart} aria-label={chart.title}>
          <div className={classes.chartHead}>
            <h3>
              <Link to="/flows/$machine" params={{ machine: chart.id }}>
                {chart.title}
              </Link>
            </h3>
            <FlowTabs
              charts={charts}
              flows={moved}
              chosen={chart.id}
              onChoose={(chosen) => onAddress({ flow: chosen })}
            />
          </div>
          <StoryChart
            key={chart.id}
            chart={chart}
            story={story}
            strip={strip}
            frame={frame}
            onFrame={onFrame}
          />
        </section>
      ) : null}
      <StoryMessages
        charts={charts}
        messages={messagesTo(moved, frame)}
        taken={frame.taken}
        isFirst={before === undefined}
      />
    </div>
  );
}

type TabsProps = {
  charts: readonly FlowChart[];
  flows: readonly string[];
  chosen: string;
  onChoose: (flow: string) => void;
};

/** Switches between the flows that moved before this frame. */
function FlowTabs({ charts, flows, chosen, onChoose }: TabsProps) {
  const { t } = useLingui();
  const options = flows.flatMap((id): [string, string][] => {
    const title = charts.find((chart) => chart.id === id)?.title;
    return title ? [[id, title]] : [];
  });
  return options.length > 1 ? (
    <Choice label={t`Flows that moved`} options={options} chosen={chosen} onChoose={onChoose} />
  ) : null;
}
