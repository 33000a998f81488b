import { fullName, type Person } from '../../../../domain/person';
import classes from './person-head.module.css';
import { Portrait } from './portrait';

/** Whose account this is. */
export const PersonHead = ({ person }: { person: Person }) => (
  <div className={classes.head}>
    <Portrait person={person} size={52} />
    <div className={classes.words}>
      <p className={classes.name}>{fullName(person)}</p>
      <p className={classes.contact}>
        <bdi dir="ltr">{person.email ?? person.phone}</bdi>
      </p>
    </div>
  </div>
);
