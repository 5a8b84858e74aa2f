// Loaded on demand: GraphiQL is far larger than the initial bundle of the pages, which must not contain it.
void import('./explorer');
