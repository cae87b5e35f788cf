import type { ReactNode } from 'react'
import { Link } from '../../ui/controls/link.tsx'

interface MaybeLinkProps {
  to?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Its content as a link, if it leads somewhere. */
export const MaybeLink = ({ to, className, children }: MaybeLinkProps) =>
  to === undefined ? (
    <div className={className}>{children}</div>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
