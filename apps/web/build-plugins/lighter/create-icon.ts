import { createElement, type SVGProps } from 'react'

/** An icon as lucide describes it. */
interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][]
}

/** Draws an icon in the colour and size of its place. Icons are never alone: what they mean stands beside them. */
const createIcon = ({ node }: IconData) => {
  const inside = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      } as const,
      ...inside,
    )
}

// oxlint-disable-next-line import/no-default-export -- the library imports it so
export default createIcon
