import type { ComponentProps, CSSProperties, ElementType, JSX } from 'react'
import { classNames } from '../class-names.ts'
import styles from './layout.module.css'

/** Distances between neighbours, in px of the 375 design (DECO-3); one px each in the console. */
type Gap = 0 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24

interface Gaps {
  /** 12 by default. A feature's class may override it with `gap`. */
  gap?: Gap | undefined
  /** Between lines, when it differs from `gap`. */
  rowGap?: Gap | undefined
}

interface Widens {
  /** From 768 px on the page is wider and the children are in two columns. */
  wide?: boolean
}

type Tags = keyof JSX.IntrinsicElements
/** The component's own props, the element it renders, and that element's attributes. */
type Props<Tag extends Tags, Own> = Own & { as?: Tag } & Omit<ComponentProps<Tag>, keyof Own | 'as'>

const units = (gap: number): string => `calc(${gap} * var(--u))`

const gapStyle = (gap: Gap = 12, rowGap = gap, more?: CSSProperties): CSSProperties =>
  ({ '--gap': `${units(rowGap)} ${units(gap)}`, ...more }) as CSSProperties

interface StackProps extends Gaps, Widens {
  /** Horizontal placement of the children; they fill the width by default. */
  items?: 'start' | 'center' | 'end'
}

/** Children below one another. A `div` unless `as` names another element. */
export function Stack<Tag extends Tags = 'div'>(props: Props<Tag, StackProps>) {
  const { as: Element = 'div' as ElementType, gap, rowGap, items, wide, className, style, ...rest } = props
  return (
    <Element
      {...rest}
      className={classNames(styles.stack, wide && styles.wide, items && styles[`items-${items}`], className)}
      style={gapStyle(gap, rowGap, style)}
    />
  )
}

interface RowProps extends Gaps {
  /** Cross axis; centered by default. */
  align?: 'start' | 'end' | 'baseline' | 'stretch'
  /** Main axis; start by default. */
  justify?: 'center' | 'end' | 'between'
  /** Children that do not fit wrap to another line. */
  wrap?: boolean
}

/** Children beside one another. A `div` unless `as` names another element. */
export function Row<Tag extends Tags = 'div'>(props: Props<Tag, RowProps>) {
  const { as: Element = 'div' as ElementType, gap, rowGap, align, justify, wrap, className, style, ...rest } = props
  return (
    <Element
      {...rest}
      className={classNames(
        styles.row,
        wrap && styles.wrap,
        align && styles[`align-${align}`],
        justify && styles[`justify-${justify}`],
        className,
      )}
      style={gapStyle(gap, rowGap, style)}
    />
  )
}

interface GridProps extends Gaps, Widens {
  /** How many columns of equal width, or a `grid-template-columns`. */
  columns?: number | string
  /** As many columns as fit, none narrower than this, in px of the 375 design. */
  least?: number
}

/** Children in columns. A `div` unless `as` names another element. */
export function Grid<Tag extends Tags = 'div'>(props: Props<Tag, GridProps>) {
  const { as: Element = 'div' as ElementType, gap, rowGap, columns = 2, least, wide, className, style, ...rest } = props
  const template =
    least !== undefined
      ? `repeat(auto-fill, minmax(min(${units(least)}, 100%), 1fr))`
      : typeof columns === 'number'
        ? `repeat(${columns}, minmax(0, 1fr))`
        : columns
  return (
    <Element
      {...rest}
      className={classNames(styles.grid, wide && styles.wide, className)}
      style={gapStyle(gap, rowGap, { '--columns': template, ...style } as CSSProperties)}
    />
  )
}
