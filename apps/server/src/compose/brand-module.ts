import { createBrandModule } from '../modules/brand/index.ts'
import { insertOwner } from '../modules/staff/index.ts'
import type { Compose } from './modules.ts'

export const composeBrand: Compose<'brand'> = ({ db, clock, providers }, { store }) =>
  createBrandModule({
    db,
    clock,
    hashPassword: async password => (await import('@node-rs/argon2')).hash(password),
    insertOwner,
    createShop: store.createShop,
    paymentMethods: () => [...(providers?.card ? ['12_bankCard'] : []), 'out-line'],
  })
