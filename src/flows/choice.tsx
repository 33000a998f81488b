import classes from './choice.module.css';

type Props<T extends string> = {
  label: string;
  options: readonly (readonly [T, string])[];
  chosen: T;
  onChoose: (option: T) => void;
};

export function Choice<T extends string>({ label, options, chosen, onChoose }: Props<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that say nothing more
    <div className={classes.choice} role="group" aria-label={label}>
      {options.map(([option, name]) => (
        <button key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
          {name}
        </button>
      ))}
    </div>
  );
}
