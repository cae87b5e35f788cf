import { createAgreement } from '../modules/agreement/index.ts'
import { acceptedOf } from '../modules/auth/index.ts'
import type { Compose } from './registry/modules.ts'

export const composeAgreement: Compose<'agreement'> = ({ db, clock }) => createAgreement({ db, clock, acceptedOf })
