import { colourNamed } from '../../../../domain/colours';
import { AddOnFields } from './add-on-fields';
import { FoodGroupFields } from './food-group-fields';
import classes from './item-choices.module.css';
import { useItem, useItemOptions, useItemOptionsRef } from './item-options.context';

/** The fields of an item's choices: options of goods, groups of dishes, add-ons. */
export function ItemChoices() {
  const item = useItem();
  return (
    <div className={classes.choices}>
      {item.choiceOptions.map(({ title, options }) => (
        <OptionField key={title} title={title} options={options} />
      ))}
      {item.foodGroups.map((group) => (
        <FoodGroupFields key={group.name} group={group} />
      ))}
      {item.addOns.length > 0 ? <AddOnFields item={item} /> : null}
    </div>
  );
}

function OptionField({ title, options }: { title: string; options: string[] }) {
  const flow = useItemOptionsRef();
  const chosen = useItemOptions(({ context }) => context.selection.options[title]);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.values}>
        {options.map((option) => (
          <label key={option} className={classes.value}>
            <input
              type="radio"
              name={`option-${title}`}
              checked={chosen === option}
              onChange={() => flow.send({ type: 'option.chosen', title, option })}
            />
            <span>
              <Swatch option={option} />
              {option}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the colour beside the colour's name. */
function Swatch({ option }: { option: string }) {
  const colour = colourNamed(option);
  return colour === null ? null : (
    <i className={classes.swatch} style={{ backgroundColor: colour }} aria-hidden="true" />
  );
}
