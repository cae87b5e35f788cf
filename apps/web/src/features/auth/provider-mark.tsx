import type { ReactNode } from 'react'
import type { ProviderName } from './provider-api.ts'

const arc = (color: string, from: number, length: number): ReactNode => (
  <circle
    key={color}
    cx="12"
    cy="12"
    r="8"
    fill="none"
    stroke={color}
    strokeWidth="4"
    pathLength="360"
    strokeDasharray={`${length} 360`}
    strokeDashoffset={-from}
  />
)

const marks: Record<ProviderName, ReactNode> = {
  google: (
    <>
      {arc('#4285f4', 0, 45)}
      {arc('#34a853', 45, 100)}
      {arc('#fbbc05', 145, 60)}
      {arc('#ea4335', 205, 110)}
      <path d="M12 10h10v4H12z" fill="#4285f4" />
    </>
  ),
  apple: (
    <path
      d="M16.2 3c-1.9.2-3.7 2-3.5 4.1 2 .1 3.7-2 3.5-4.1zM12.2 8.7c-1 0-2.2-1-3.7-1C6 7.800 4 9.800 4 13.200c0 3.900 2.800 8.300 5 8.300 1.200 0 1.800-.8 3.300-.8s2 .8 3.200.8c2 0 3.700-3 4.300-4.800-1.700-.7-2.700-2.200-2.700-3.900 0-1.600.9-2.900 2.200-3.700-.9-1.200-2.200-1.800-3.700-1.800-1.500 0-2.500 1-3.400 1z"
      fill="currentColor"
    />
  ),
  wechat: (
    <>
      <path
        d="M9.500 4C5.400 4 2 6.700 2 10.100c0 1.900 1.100 3.600 2.800 4.700L4 17l2.600-1.300c.9.3 1.900.4 2.900.4 4.100 0 7.500-2.700 7.500-6S13.600 4 9.500 4z"
        fill="#07c160"
      />
      <path
        d="M16 10c-3.300 0-6 2.200-6 5s2.700 5 6 5c.8 0 1.500-.1 2.200-.3L20.200 21l-.6-1.900c1.500-.9 2.400-2.400 2.400-4.100 0-2.800-2.700-5-6-5z"
        fill="#07c160"
        stroke="#fff"
        strokeWidth="1"
      />
      <path d="M7 8.500h.01M12 8.500h.01M14 14h.01M18 14h.01" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  alipay: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="5" fill="#1677ff" />
      <path
        d="M12 5v9M7 8h10M7 11.500h9c-1 4-4 6.500-7 6.500-2 0-3-1-3-2.200s1.200-2 2.700-2c3 0 6 1.700 9.800 3.700"
        fill="none"
        stroke="#fff"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </>
  ),
}

/** The logo of a provider, 24 units wide. */
export const ProviderMark = ({ provider }: { provider: ProviderName }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {marks[provider]}
  </svg>
)
