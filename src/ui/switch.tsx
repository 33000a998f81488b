import classes from './switch.module.css';

type Props = { labelledBy: string; describedBy?: string; isOn: boolean; onChange: (isOn: boolean) => void };

export const Switch = ({ labelledBy, describedBy, isOn, onChange }: Props) => (
  <button
    type="button"
    role="switch"
    className={classes.switch}
    aria-checked={isOn}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    onClick={() => onChange(!isOn)}
  >
    <span className={classes.knob} />
  </button>
);
