import type { ReactNode } from 'react'

/** Lines of a receipt or of an empty form. */
const lines = (...paths: string[]) => <path d={paths.join('')} stroke="var(--primary)" strokeWidth="4" opacity=".55" />

/** Each scene within 200 × 140: outlines in the accent's text colour, paper in the colour of cards, one filled accent. */
const SCENES = {
  bag: (
    <>
      <path d="M70 54h60l5 56a6 6 0 0 1-6 6H71a6 6 0 0 1-6-6z" />
      <path d="M84 66V50a16 16 0 0 1 32 0v16" fill="none" />
      <path d="M88 86c5 8 19 8 24 0" fill="none" stroke="var(--primary)" strokeWidth="4" />
    </>
  ),
  receipt: (
    <>
      <path d="M72 30h56v86l-9-7-10 7-9-7-10 7-9-7-9 7z" />
      {lines('M84 48h32', 'M84 62h32', 'M84 76h18')}
      <circle cx="128" cy="92" r="17" fill="var(--primary)" />
      <path d="M128 83v9l6 4" fill="none" stroke="var(--on-primary)" />
    </>
  ),
  pin: (
    <>
      <path d="m52 88 28-12 40 12 28-12v32l-28 12-40-12-28 12z" />
      <path d="M80 76v32M120 88v32" fill="none" opacity=".4" />
      <path d="M100 24c-16 0-28 12-28 27 0 20 28 45 28 45s28-25 28-45c0-15-12-27-28-27z" fill="var(--primary)" />
      <circle cx="100" cy="52" r="10" />
    </>
  ),
  ticket: (
    <g transform="rotate(-10 100 72)">
      <path d="M46 44h108v18a10 10 0 0 0 0 20v18H46V82a10 10 0 0 0 0-20z" />
      <path d="M82 46v52" strokeDasharray="2 8" />
      <path d="m104 86 26-28" stroke="var(--primary)" strokeWidth="4" />
      <circle cx="106" cy="61" r="6" fill="var(--primary)" stroke="none" />
      <circle cx="128" cy="83" r="6" fill="var(--primary)" stroke="none" />
    </g>
  ),
  search: (
    <>
      <ellipse cx="92" cy="76" rx="40" ry="34" />
      <ellipse cx="92" cy="76" rx="26" ry="21" fill="none" opacity=".4" />
      <path d="m128 92 18 18" strokeWidth="8" />
      <circle cx="116" cy="80" r="20" fill="var(--primary-soft)" />
      <path d="m110 74 12 12m0-12-12 12" stroke="var(--primary)" strokeWidth="4" />
    </>
  ),
  gift: (
    <>
      <path d="M66 66h68v44a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6z" />
      <path d="M58 48h84v18H58z" />
      <path d="M92 48h16v68H92z" fill="var(--primary)" stroke="none" />
      <path d="M100 48c-8-24-30-22-28-8 1 8 18 8 28 8zm0 0c8-24 30-22 28-8-1 8-18 8-28 8z" />
    </>
  ),
  card: (
    <>
      <rect x="58" y="32" width="88" height="58" rx="9" fill="var(--primary)" transform="rotate(8 102 60)" />
      <rect x="50" y="46" width="96" height="62" rx="9" />
      <path d="M50 62h96" strokeWidth="8" />
      {lines('M62 92h22')}
      <circle cx="128" cy="90" r="8" fill="var(--primary-soft)" />
    </>
  ),
  calendar: (
    <>
      <rect x="58" y="38" width="84" height="76" rx="10" />
      <path d="M58 58h84" />
      <path d="M78 30v14M122 30v14" strokeWidth="5" />
      <path d="M100 104c-26-16-20-32-9-32 6 0 9 6 9 6s3-6 9-6c11 0 17 16-9 32z" fill="var(--primary)" />
    </>
  ),
  store: (
    <>
      <path d="M62 62h76v52H62z" />
      <path
        d="M56 40h88l8 20a12 12 0 0 1-26 0 12 12 0 0 1-26 0 12 12 0 0 1-26 0 12 12 0 0 1-26 0z"
        fill="var(--primary)"
      />
      <path d="M106 82h18v32h-18z" fill="var(--primary-soft)" />
      <path d="M74 84h20v16H74z" />
    </>
  ),
  clock: (
    <>
      <circle cx="100" cy="72" r="42" />
      <path d="M100 48v24l16 12" fill="none" stroke="var(--primary)" strokeWidth="5" />
      <path d="M100 36v5M136 72h-5M100 108v-5M64 72h5" strokeWidth="3" />
    </>
  ),
  cloche: (
    <>
      <path d="M52 104h96" strokeWidth="6" />
      <path d="M60 98c0-24 18-42 40-42s40 18 40 42z" />
      <circle cx="100" cy="50" r="6" fill="var(--primary)" />
      <path d="M72 92c1-14 9-24 20-27" fill="none" opacity=".4" />
      <circle cx="134" cy="58" r="17" fill="var(--primary)" />
      <path d="m128 52 12 12m0-12-12 12" stroke="var(--on-primary)" strokeWidth="3" />
    </>
  ),
  scan: (
    <>
      <rect x="74" y="26" width="52" height="90" rx="10" />
      <path d="M86 56v-8h8m12 0h8v8m0 14v8h-8m-12 0h-8v-8" fill="none" stroke="var(--primary)" strokeWidth="4" />
      <path d="M92 104h16" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** The picture of an empty state, in the colours of the brand's theme. */
export const Illustration = ({ scene }: { scene: keyof typeof SCENES }) => (
  <svg viewBox="0 0 200 140" data-scene={scene} fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d="M30 78c0-36 28-62 70-62s72 24 72 60-30 48-72 48-70-14-70-46z" fill="var(--primary-soft)" />
    <ellipse cx="100" cy="124" rx="60" ry="6" fill="var(--sunken)" />
    <g stroke="var(--primary)" strokeWidth="3">
      <path d="M24 40v10m-5-5h10M176 26v8m-4-4h8" />
      <circle cx="182" cy="92" r="4" />
      <circle cx="40" cy="20" r="3" fill="var(--primary)" />
    </g>
    <g fill="var(--surface)" stroke="var(--primary-text)" strokeWidth="2.5">
      {SCENES[scene]}
    </g>
  </svg>
)
