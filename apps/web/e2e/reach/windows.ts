/** Windows that people have: screens without the bars of their browsers, phones both ways, and a zoom of 200%. */
export const WINDOWS = [
  '1920x1080',
  '1366x768',
  '1366x625',
  '1280x585',
  '1024x768',
  '768x1024',
  '844x390',
  '683x384',
  '390x844',
  '390x664',
  '360x640',
  '320x568',
] as const

/** Where most goes wrong: a laptop with its bars, a phone upright and on its side, the smallest one. */
export const TELLING = ['1366x625', '390x664', '844x390', '320x568'] as const

/** Near the borders between the layouts. */
export const BORDERS = ['960x576', '959x700', '1000x575', '840x480', '660x575', '1100x1100'] as const

/** Where letters twice as large still have room. */
export const ROOMY = ['1920x1080', '1366x768', '768x1024'] as const
