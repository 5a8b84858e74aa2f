// What the explorer stands on is far larger than all that pages begin with, and no part of it.
void import('./explorer');
