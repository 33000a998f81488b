import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ALLERGENS, DIETS, type DietProfile, dietProfile } from '../../../domain/diet';
import { Button } from '../../ui/button';
import { allergenWords, dietTexts } from './allergen-texts';
import classes from './diet-dialog.module.css';

type Props = { profile: DietProfile; isBusy: boolean; onChosen: (profile: DietProfile) => void };

export function DietFields({ profile, isBusy, onChosen }: Props) {
  const { i18n } = useLingui();
  const [{ allergens, diets }, setChosen] = useState(profile);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChosen({ allergens, diets });
      }}
    >
      <Choices
        legend={<Trans>Warn me about</Trans>}
        names={ALLERGENS}
        chosen={allergens}
        label={(name) => i18n._(allergenWords[name])}
        onChange={(names) => setChosen(dietProfile(names, diets))}
      />
      <Choices
        legend={<Trans>My diet</Trans>}
        names={DIETS}
        chosen={diets}
        label={(name) => i18n._(dietTexts[name])}
        onChange={(names) => setChosen(dietProfile(allergens, names))}
      />
      <p className={classes.hint}>
        <Trans>
          Ingredients come from the stores. If you have a severe allergy, please check with the store too.
        </Trans>
      </p>
      <div className={classes.actions}>
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

type ChoicesProps<TName extends string> = {
  legend: ReactNode;
  names: readonly TName[];
  chosen: readonly TName[];
  label: (name: TName) => string;
  onChange: (chosen: TName[]) => void;
};

function Choices<TName extends string>({ legend, names, chosen, label, onChange }: ChoicesProps<TName>) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {names.map((name) => (
        <label key={name} className={classes.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
          <span className={classes.name}>{label(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}
