// The merchants command line.
export {}
