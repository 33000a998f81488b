import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandPinterest,
  IconBrandX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useConfig } from '../../../platform/shop.context';
import classes from './social-links.module.css';

const networks: Record<string, { icon: TablerIcon; name: MessageDescriptor }> = {
  facebook: { icon: IconBrandFacebook, name: msg`Facebook` },
  instagram: { icon: IconBrandInstagram, name: msg`Instagram` },
  twitter: { icon: IconBrandX, name: msg`X` },
  linkedin: { icon: IconBrandLinkedin, name: msg`LinkedIn` },
  pinterest: { icon: IconBrandPinterest, name: msg`Pinterest` },
};

/** Links to social networks: those that the operator has configured and the app has an icon for [FOOT-01]. */
export function SocialLinks() {
  const { t, i18n } = useLingui();
  const { socialMedia, businessName } = useConfig();
  const known = socialMedia.flatMap(({ name, link }) => {
    const network = networks[name];
    return network ? [{ ...network, link }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className={classes.links}>
      {known.map(({ icon: Icon, name, link }) => {
        const network = i18n._(name);
        return (
          <li key={name.id}>
            <a
              className={classes.link}
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t`${businessName} on ${network}`}
            >
              <Icon size={22} stroke={1.7} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
