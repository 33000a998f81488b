import { fullName, type Person } from '../../../../domain/person';
import { Avatar } from './avatar';
import classes from './person-head.module.css';

export const PersonHead = ({ person }: { person: Person }) => (
  <div className={classes.head}>
    <Avatar person={person} size={52} />
    <div className={classes.words}>
      <p className={classes.name}>{fullName(person)}</p>
      <p className={classes.contact}>
        <bdi dir="ltr">{person.email ?? person.phone}</bdi>
      </p>
    </div>
  </div>
);
