import type { ComponentProps, ElementType, JSX } from 'react'
import { classNames } from '../class-names.ts'
import styles from './text.module.css'

interface TextStyle {
  /**
   * `body` inherits everything; `strong` is semi-bold; `hint` (size 13) and `quiet` (size 14) are small and grey, `muted` is only
   * grey; `error`, `success` and `warning` are coloured and semi-bold; `accent` is coloured.
   */
  kind?: 'body' | 'strong' | 'hint' | 'quiet' | 'muted' | 'error' | 'success' | 'warning' | 'accent'
  /** In px of the 375 design; overrides the size of the kind. */
  size?: 12 | 13 | 14 | 15 | 16 | 17 | 18 | 20 | undefined
  weight?: 400 | 600 | 700
  /** Digits of equal width, so that a number that changes does not move its neighbours. */
  figures?: boolean
  center?: boolean
}

type TextProps<Tag extends keyof JSX.IntrinsicElements> = TextStyle & { as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof TextStyle
  >

/** Text in one of the design system's styles: a paragraph unless `as` names another element. */
export function Text<Tag extends keyof JSX.IntrinsicElements = 'p'>(props: TextProps<Tag>) {
  const { as: Element = 'p' as ElementType, kind, size, weight, figures, center, className, ...rest } = props
  return (
    <Element
      {...rest}
      className={classNames(
        kind && styles[kind],
        size && styles[`size${size}`],
        weight && styles[`weight${weight}`],
        figures && styles.figures,
        center && styles.center,
        className,
      )}
    />
  )
}
