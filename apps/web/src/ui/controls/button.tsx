import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from '../class-names.ts'
import { Link } from './link.tsx'
import { Spinner } from '../feedback/spinner.tsx'

export interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'soft' | 'plain' | 'danger'
  size?: 'small' | 'normal' | 'large'
  /** Fills the width of its container. */
  wide?: boolean
  icon?: ReactNode
}

const look = ({ kind = 'primary', size = 'normal', wide }: ButtonLook, more?: string) =>
  classNames(styles.button, styles[kind], size !== 'normal' && styles[size], wide && styles.wide, more)

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Not usable now. It stays focusable, so that screen readers find it. */
  disabled?: boolean | undefined
  /** Its action is running: further taps do nothing. */
  busy?: boolean | undefined
}

/** A button. While `busy` or `disabled` it keeps focus and ignores taps. */
export function Button({ kind, size, wide, icon, disabled, busy, className, onClick, children, ...rest }: ButtonProps) {
  const off = Boolean(disabled || busy)
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={look({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }, className)}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={tap}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

interface LinkButtonProps extends ButtonLook {
  to: string
  replace?: boolean
  children: ReactNode
  className?: string
}

/** A link to another route that looks like a button. */
export const LinkButton = ({ to, replace, kind, size, wide, icon, className, children }: LinkButtonProps) => (
  <Link
    to={to}
    {...(replace && { replace })}
    className={look({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }, className)}
  >
    {icon}
    {children}
  </Link>
)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name. */
  label: string
  icon: ReactNode
  /** The icon has a direction: it is mirrored in right-to-left languages. */
  mirrored?: boolean
}

/** A button with only an icon, at least 44 px in size. */
export const IconButton = ({ label, icon, mirrored, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={classNames(styles.icon, mirrored && styles.mirrored, className)}
  >
    {icon}
  </button>
)
