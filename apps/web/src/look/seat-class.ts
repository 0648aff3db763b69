/** The colour of a seat; partners share one. */
export const seatClass = (seat: number, teams: boolean): string => `seat-${(teams ? seat % 2 : seat) + 1}`
