import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './panel.module.css'

interface PanelProps extends Pick<ComponentProps<'div'>, 'aria-label' | 'aria-labelledby' | 'role' | 'className'> {
  /** The rendered element. */
  as?: 'div' | 'section' | 'p' | 'ul' | 'dl'
  children: ReactNode
}

/** Related content below one another on a raised surface. */
export const Panel = ({ as: Tag = 'div', className, ...rest }: PanelProps) => (
  <Tag className={classNames(styles.panel, className)} {...rest} />
)

interface TitledPanelProps {
  title: ReactNode
  icon?: ReactNode
  /** At the end of the head, for example a state or a link to change it. */
  end?: ReactNode
  /** A problem that blocks the next step, shown where it is fixed. */
  problem?: ReactNode
  children?: ReactNode
  className?: string
}

/** A panel with a heading. */
export function TitledPanel({ title, icon, end, problem, children, className }: TitledPanelProps) {
  const id = useId()
  return (
    <Panel as="section" className={classNames(Boolean(problem) && styles.marked, className)} aria-labelledby={id}>
      <div className={styles.head}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      {children}
      {problem && (
        <div className={styles.problem} role="alert">
          {problem}
        </div>
      )}
    </Panel>
  )
}
