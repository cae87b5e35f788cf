import type { ComponentProps, MouseEvent } from 'react'
import { go, preload } from '../../platform/navigation.ts'
import { carryQuery } from '@comanda/domain/navigation'
import { useSearch } from '../../platform/route-location.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A route of the app with its query; the carried parameters are added (NAV-6). */
  to: string
  replace?: boolean
}

/** Whether a click navigates in this tab: modified clicks are left to the browser. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

/** A link to another route. The route's code is prefetched on touch, hover or focus. NAV-6 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const ahead = () => preload(to)
  const tap = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
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
