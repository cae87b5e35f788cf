import type { Point } from './types.ts'

/** Latitude and longitude of a country's centre, and the kilometres from there in which its populated parts lie. */
type ViewRow = readonly [latitude: number, longitude: number, kilometres: number]

// biome-ignore format: one country a line.
const rows: Readonly<Record<string, ViewRow>> = {
  AE: [24.2, 54.6, 250],
  AR: [-36, -64.5, 1700],
  AT: [47.6, 13.8, 280],
  AU: [-26.5, 134.5, 2000],
  BE: [50.6, 4.6, 130],
  BH: [26.05, 50.54, 25],
  BR: [-11, -53, 2100],
  CA: [55, -97, 2200],
  CH: [46.8, 8.2, 160],
  CL: [-36, -71.3, 1700],
  CN: [35.5, 104, 2200],
  CO: [4.2, -73.2, 850],
  CZ: [49.8, 15.4, 220],
  DE: [51.1, 10.3, 430],
  DK: [56, 10.5, 200],
  EG: [26.6, 30, 600],
  ES: [40, -3.6, 520],
  FI: [64.5, 26, 560],
  FR: [46.6, 2.5, 520],
  GB: [54.2, -2.6, 520],
  GR: [38.6, 23.6, 380],
  HK: [22.36, 114.13, 28],
  HR: [44.7, 16.2, 260],
  HU: [47.2, 19.4, 220],
  ID: [-2.3, 118, 2200],
  IE: [53.3, -8, 230],
  IL: [31.5, 35, 220],
  IN: [22.3, 80, 1500],
  IS: [64.9, -18.7, 260],
  IT: [42.3, 12.6, 600],
  JO: [31.2, 36.6, 210],
  JP: [37, 137.5, 900],
  KE: [0.4, 37.8, 540],
  KH: [12.7, 105, 250],
  KR: [36.3, 127.8, 260],
  KW: [29.35, 47.7, 100],
  LA: [18.3, 103.8, 480],
  LB: [33.9, 35.85, 100],
  LK: [7.8, 80.7, 220],
  LU: [49.77, 6.1, 45],
  MA: [31.4, -6.8, 550],
  MM: [19.3, 96.5, 950],
  MN: [46.8, 103.5, 1100],
  MO: [22.16, 113.56, 8],
  MT: [35.92, 14.4, 22],
  MX: [23.8, -102, 1500],
  MY: [4, 109, 1000],
  NG: [9.2, 8.1, 620],
  NL: [52.2, 5.4, 160],
  NO: [64.8, 14, 850],
  NP: [28.3, 84, 380],
  NZ: [-41.2, 173, 800],
  OM: [20.8, 56.5, 500],
  PA: [8.5, -80.1, 320],
  PE: [-9.4, -75.2, 1000],
  PH: [12.3, 122.5, 900],
  PK: [30.2, 69.5, 850],
  PL: [52.1, 19.3, 340],
  PT: [39.6, -8, 290],
  QA: [25.3, 51.2, 90],
  RO: [45.9, 25, 340],
  RS: [44.2, 20.8, 240],
  RU: [60, 95, 2800],
  SA: [23.9, 45, 1000],
  SE: [62.5, 16.5, 800],
  SG: [1.35, 103.82, 24],
  SI: [46.1, 14.9, 110],
  SK: [48.7, 19.6, 190],
  TH: [13.4, 101, 850],
  TR: [39, 35.3, 700],
  TW: [23.7, 121, 210],
  UA: [48.6, 31.3, 580],
  US: [39.5, -98.4, 2200],
  UY: [-32.8, -56, 280],
  VN: [16.2, 106.5, 850],
  ZA: [-29, 24.8, 850],
}

/** Part of a map: a point, and how far around it is in view, in metres. */
export interface MapView {
  centre: Point
  around: number
}

const WORLD: ViewRow = [20, 10, 6000]

/** What a map shows of a country (ISO 3166 alpha-2, capitals) before a place in it is known; the world for an unknown one. STORE-2 */
export function countryView(countryCode: string): MapView {
  const [latitude, longitude, kilometres] = rows[countryCode] ?? WORLD
  return { centre: { latitude, longitude }, around: kilometres * 1000 }
}

/** Whether a store has a position: a new one is at 0, 0, where no land is. STORE-2 */
export const isPlaced = ({ latitude, longitude }: Point): boolean => latitude !== 0 || longitude !== 0
