import type { ComponentProps, MouseEvent } from 'react'
import { go, preload } from '../../platform/navigation.ts'
import { carryQuery } from '../../platform/paths/carry.ts'
import { useSearch } from '../../platform/route-location.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A route of the app with its query; what NAV-6 carries is added. */
  to: string
  replace?: boolean
}

/** A tap that means here and now: another tab, another window and saving are the browser's. */
const meansHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

/** A way to another route. What the route needs is fetched at the first touch. NAV-6 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const ahead = () => preload(to)
  const tap = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !meansHere(event)) return
    event.preventDefault()
    go(to, replace ? { replace } : {})
  }
  return (
    <a
      {...rest}
      href={carryQuery(to, useSearch())}
      onClick={tap}
      onTouchStart={ahead}
      onMouseEnter={ahead}
      onFocus={ahead}
    >
      {children}
    </a>
  )
}
