import type { ReactNode } from 'react'

/** Words that are heard and not seen. */
export const Heard = ({ children }: { children: ReactNode }) => <span className="heard">{children}</span>
