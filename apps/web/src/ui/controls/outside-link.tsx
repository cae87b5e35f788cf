import { MapPin, Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import styles from './outside-link.module.css'

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  icon: ReactNode
  /** Without a background, beside a button. */
  plain?: boolean
}

/** A link that leaves the app, as a small button: a phone call, a map, a file. */
export const OutsideLink = ({ icon, plain, children, ...rest }: OutsideLinkProps) => (
  <a {...rest} className={plain ? styles.plain : styles.link}>
    {icon}
    {children}
  </a>
)

interface Place {
  latitude: number
  longitude: number
}

/** Opens directions to a place in the phone's map app. */
export const DirectionsLink = ({ to, plain, label }: { to: Place; plain?: boolean; label: ReactNode }) => (
  <OutsideLink
    icon={<MapPin aria-hidden="true" />}
    href={`https://www.google.com/maps/dir/?api=1&destination=${to.latitude},${to.longitude}`}
    target="_blank"
    rel="noreferrer"
    {...(plain && { plain })}
  >
    {label}
    <span className="visuallyHidden">, {t('ui.newTab')}</span>
  </OutsideLink>
)

/** Calls a phone number. */
export const CallLink = ({ phone, label }: { phone: string; label: ReactNode }) => (
  <OutsideLink icon={<Phone aria-hidden="true" />} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
    {label}
  </OutsideLink>
)
