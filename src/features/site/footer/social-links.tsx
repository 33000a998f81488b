import { useLingui } from '@lingui/react/macro';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandPinterest,
  IconBrandX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useConfig } from '../../session/config.context';
import classes from './social-links.module.css';

const icons: Record<string, TablerIcon> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandX,
  linkedin: IconBrandLinkedin,
  pinterest: IconBrandPinterest,
};

/** Only the networks that the operator uses, and only those we know [FOOT-01]. */
export function SocialLinks() {
  const { t } = useLingui();
  const { socialMedia, businessName } = useConfig();
  const known = socialMedia.filter(({ name }) => icons[name] !== undefined);
  if (known.length === 0) return null;
  return (
    <ul className={classes.links}>
      {known.map(({ name, link }) => {
        const Icon = icons[name] as TablerIcon;
        return (
          <li key={name}>
            <a
              className={classes.link}
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t`${businessName} on ${name}`}
            >
              <Icon size={22} stroke={1.7} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
