import { OpeningPage } from '../features/brand/opening/opening-page.tsx'
import type { ViewProps } from './views.tsx'

/** The guide from a new store to an open one. */
export const SetupView = ({ shopId, staff }: ViewProps) => <OpeningPage shopId={shopId} isBrand={staff.brand} />
