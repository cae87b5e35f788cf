import type { Right } from '@comanda/domain/staff'

/** A role that the brand defined beside the built-in ones. */
export interface DemoRole {
  roleId: string
  name: string
  rights: Right[]
}

export const staffRoles: DemoRole[] = [
  {
    roleId: '01999f00-0000-7000-8000-000000000001',
    name: 'Shift lead',
    rights: [
      'takeOrders',
      'pauseOrders',
      'takePayment',
      'refund',
      'markSoldOut',
      'manageTables',
      'manageBookings',
      'viewReports',
    ],
  },
]

/** Staff accounts. The password is for the demo only; production refuses it. */
export interface DemoStaff {
  account: string
  name: string
  password: string
  shopIds: number[]
  /** A built-in role, or the id of one of `staffRoles`; `service` is a team member. */
  role: string
  /** May change the brand's money settings and members' balances. */
  brand?: boolean
}

const password = 'marigold-demo'

export const staff: DemoStaff[] = [
  {
    account: 'manager@marigold.example',
    name: 'Amara Okafor',
    password,
    shopIds: [101, 102, 103, 104, 105],
    role: 'manager',
    brand: true,
  },
  {
    account: 'office@marigold.example',
    name: 'Ines Duarte',
    password,
    shopIds: [101, 102, 103, 104, 105],
    role: 'manager',
    brand: true,
  },
  { account: 'soho@marigold.example', name: 'Owen Clarke', password, shopIds: [102], role: 'manager' },
  { account: 'newyork@marigold.example', name: 'Luis Romero', password, shopIds: [101], role: 'service' },
  { account: 'cashier@marigold.example', name: 'Grace Hall', password, shopIds: [101], role: 'cashier' },
  { account: 'waiter@marigold.example', name: 'Diego Flores', password, shopIds: [101, 102], role: 'waiter' },
  {
    account: 'lead@marigold.example',
    name: 'Nadia Haddad',
    password,
    shopIds: [101],
    role: '01999f00-0000-7000-8000-000000000001',
  },
  { account: 'kitchen@marigold.example', name: 'Aiko Tanaka', password, shopIds: [101], role: 'kitchen' },
  { account: 'london@marigold.example', name: 'Hannah Price', password, shopIds: [102], role: 'service' },
  { account: 'tokyo@marigold.example', name: 'Kenji Mori', password, shopIds: [103], role: 'kitchen' },
  { account: 'kuwait@marigold.example', name: 'Fatima Al-Sabah', password, shopIds: [104], role: 'service' },
  { account: 'singapore@marigold.example', name: 'Mei Lim', password, shopIds: [105], role: 'kitchen' },
]

/** Customers: one member, one who only signed up, one per country's phone. */
export interface DemoCustomer {
  customerId: number
  firstName: string
  lastName: string
  nick: string
  email: string
  phone?: { countryCode: string; isoCode: string; phoneNumber: string }
  isMember: boolean
  language: string
}

export const customers: DemoCustomer[] = [
  {
    customerId: 5001,
    firstName: 'Maya',
    lastName: 'Brooks',
    nick: 'Maya',
    email: 'maya@example.com',
    phone: { countryCode: '1', isoCode: 'US', phoneNumber: '2125550187' },
    isMember: true,
    language: 'en_US',
  },
  {
    customerId: 5002,
    firstName: 'Tom',
    lastName: 'Ellis',
    nick: 'Tom',
    email: 'tom@example.com',
    phone: { countryCode: '44', isoCode: 'GB', phoneNumber: '7700900142' },
    isMember: false,
    language: 'en_US',
  },
  {
    customerId: 5003,
    firstName: '晓雯',
    lastName: '林',
    nick: '晓雯',
    email: 'xiaowen@example.com',
    phone: { countryCode: '65', isoCode: 'SG', phoneNumber: '91234567' },
    isMember: true,
    language: 'zh_CN',
  },
  {
    customerId: 5004,
    firstName: 'نورة',
    lastName: 'العتيبي',
    nick: 'نورة',
    email: 'noura@example.com',
    phone: { countryCode: '965', isoCode: 'KW', phoneNumber: '50001234' },
    isMember: true,
    language: 'ar',
  },
  {
    customerId: 5005,
    firstName: 'Yuki',
    lastName: 'Tanaka',
    nick: 'Yuki',
    email: 'yuki@example.com',
    isMember: false,
    language: 'en_US',
  },
]
